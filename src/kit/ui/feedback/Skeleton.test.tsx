import { expect, it, onTestFinished } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Skeleton } from './Skeleton.tsx'
import css from './skeleton.css?inline'

it('a skeleton is as large as its content, also on a page with a small root size', () => {
  const { style } = document.documentElement
  style.fontSize = '62.5%'
  style.setProperty('--quiosc-rem', '16px')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const { shadow } = renderInShadow(<Skeleton height={2} width={8.25} />, { css: [css] })
  expect(shadow.querySelector('.q-skeleton')?.getBoundingClientRect()).toMatchObject({ height: 32, width: 132 })
})
