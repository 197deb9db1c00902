interface Where {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Milliseconds without output from npm after which it is stopped and started again. */
  silentFor?: number
  tell?: (line: string) => void
}

/** Returns `npm ci`'s exit code: 0 on success. */
export function runNpmCi(where: Where): Promise<number>
