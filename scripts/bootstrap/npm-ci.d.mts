interface Where {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Milliseconds without output from npm after which it is stopped and started again. */
  silentFor?: number
  tell?: (line: string) => void
}

/** Answers as `npm ci` does: 0 when it worked. */
export function runNpmCi(where: Where): Promise<number>
