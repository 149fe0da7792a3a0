import { configure } from '@testing-library/dom'
import { CONDITION_MS } from './limits.ts'

configure({ asyncUtilTimeout: CONDITION_MS })
