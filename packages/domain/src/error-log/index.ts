export {
  ERROR_DAYS,
  ERRORS_PAGE_SIZE,
  type ErrorKind,
  type ErrorState,
  errorKinds,
  errorStates,
  errorStatesAfter,
  MAX_ERRORS,
  moveErrorTo,
} from './error-state.ts'
export { fingerprintText, normalMessage, pathOnly, routeOf, scrubbed, topFrames } from './scrub.ts'
