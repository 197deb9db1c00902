import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../run/settings.ts'
import { stepBack } from '../run/step-back.ts'

export interface Check {
  name: string
  /** The faults, for a person to read; empty if there are none. */
  run(): Promise<string>
}

/** A check that runs a tool's command: the exit code decides, the output explains. */
export function toolCheck(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    run: async () => {
      const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
      const tool = spawn(command, args, {
        cwd: root,
        env: { ...process.env, PATH: path },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      stepBack(tool)
      const [output, problems] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')])
      return tool.exitCode === 0 ? '' : `${output}${problems}`.trim()
    },
  }
}
