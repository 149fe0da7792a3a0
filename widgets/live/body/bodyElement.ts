import { createElement, Fragment, type ReactNode } from 'react'

/** An element of a sanitized body, the same on a server and in a browser. */
export const bodyElement = (tag: string, href: string | null | undefined, children: readonly ReactNode[]): ReactNode =>
  createElement(tag, tag === 'a' ? { href, target: '_blank', rel: 'noopener noreferrer' } : null, ...children)

/** All of a body. */
export const bodyOf = (children: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...children)
