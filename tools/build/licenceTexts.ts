/** The licence of a package that names it and leaves out its text. */
export interface LicenceText {
  /** As the package names it: with another one this text would be wrong. */
  license: string
  text: string
}

/** The standard text of the MIT licence. */
const mit = (holder: string): LicenceText => ({
  license: 'MIT',
  text: `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`,
})

/** By package. The holder is the author that the package names. */
export const licenceTexts: Readonly<Record<string, LicenceText>> = {
  'embla-carousel': mit('David Jerleke'),
  '@formisch/react': mit('Fabian Hiller'),
  // It names no author: that of MSW, whose part it is.
  'is-node-process': mit('Artem Zakharchenko'),
}
