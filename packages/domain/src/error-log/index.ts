export {
  ERRORS_PAGE_SIZE,
  type ErrorEvent,
  type ErrorState,
  errorStates,
  nextErrorState,
} from './error-state.ts'
