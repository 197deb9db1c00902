import { ApiError, NetworkError } from '@emma/contracts/kit'

/** Whether another try may succeed: the network failed, or the server. */
export const mayComeBack = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.problem.status >= 500)

/** The record that the consultation has already, if that is why none was created. */
export const existingId = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.errors?.find(({ path }) => path === 'id')?.message : undefined
