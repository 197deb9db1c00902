/** Requests this soon after a press count as its work. */
const ONE_ACTION_MS = 10_000

const newId = (): string => crypto.randomUUID().replaceAll('-', '')

/** A person's action, as the root of its traces: all its calls are steps below it. */
const newAction = () => ({ at: performance.now(), name: `${newId()}-${newId().slice(16)}` })

/** Opening the page is the first user action. */
let action = newAction()

/** Presses, form submits and the back button each begin a trace. */
export const watchActions = (): void => {
  const begin = () => {
    action = newAction()
  }
  for (const event of ['click', 'submit', 'popstate']) addEventListener(event, begin, true)
}

/**
 * The header `traceparent` of a call (W3C Trace Context): the server's traces begin at the press. A screen's own
 * request long after a press has a trace of its own. It contains neither what was pressed nor by whom.
 */
export const traceparent = (): string => {
  const { name } = performance.now() - action.at < ONE_ACTION_MS ? action : newAction()
  return `00-${name}-01`
}
