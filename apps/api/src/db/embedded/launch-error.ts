export type LaunchErrorCode =
  | 'data_dir_not_writable'
  | 'data_dir_broken'
  | 'data_dir_other_version'
  | 'data_dir_other_user'
  | 'data_dir_in_use'
  | 'disk_full'
  | 'database_binaries_unusable'
  | 'database_did_not_start'

/** Why the embedded database could not start; its sentence is `startupErrors[code]` of the phrases. */
export class LaunchError extends Error {
  readonly code: LaunchErrorCode
  /** The folder, version or process the sentence names. */
  readonly subject: string

  constructor(code: LaunchErrorCode, subject: string, options?: ErrorOptions) {
    super(`${code}: ${subject}`, options)
    this.name = 'LaunchError'
    this.code = code
    this.subject = subject
  }
}

export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  )
}

/** Turns file system errors while preparing `dir` into a reason a person understands. */
export function fromFileSystem(error: unknown, dir: string): unknown {
  if (hasErrorCode(error, 'ENOSPC', 'EDQUOT')) return new LaunchError('disk_full', dir, { cause: error })
  // Node reports ENOENT when a read-only file system refuses to create a folder.
  if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'))
    return new LaunchError('data_dir_not_writable', dir, { cause: error })
  return error
}
