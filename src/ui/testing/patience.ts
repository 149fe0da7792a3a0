import { configure } from '@testing-library/dom'

// A machine with other work on it shows things late; a test that waits for them ends as soon as they are there.
configure({ asyncUtilTimeout: 5000 })
