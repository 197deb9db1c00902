import type { Plugin } from 'vite'

const renderer = /react-dom\/cjs\/react-dom-client\.production\.js$/
/** The errors that React throws internally, created once on load: 460, 461, 474, 519, 542. */
const constant = /^((?:var)? +\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm
const CONSTANTS = 5

/**
 * Creates React's internal errors without a stack trace. Nobody reads it, and where it is recorded (dev tools, Lighthouse,
 * monitors) the browser parses all of React again for it: 50 ms, on a phone 200.
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
