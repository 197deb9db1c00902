import type { Plugin } from 'vite'

const renderer = /react-dom\/cjs\/react-dom-client\.production\.js$/
/** What React throws to itself, made once while it is loaded: 460, 461, 474, 519, 542. */
const constant = /^((?:var)? +\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm
const CONSTANTS = 5

/**
 * Makes what React throws to itself without the trace that an error takes of how it came about: nobody reads it, and
 * where it is recorded (dev tools, Lighthouse, monitors) a browser parses all of React again for it, 50 ms of its
 * processor, a phone's 200.
 */
export const traceless = (): Plugin => ({
  name: 'emma:traceless',
  apply: 'build',
  transform(code, id) {
    if (!renderer.test(id)) return null
    let found = 0
    const changed = code.replace(constant, (_all, declared: string, message: string) => {
      found += 1
      return `${declared}Object.create(Error.prototype, { message: { value: ${message} } })`
    })
    if (found !== CONSTANTS) throw new Error(`React makes ${found} errors while it is loaded`)
    return { code: changed, map: null }
  },
})
