import { readFileSync } from 'node:fs'

/** npm runs a script through a shell, and stops neither when it is killed. */
export function followNpm() {
  const shell = process.ppid
  follow(/^(npm|node)/.test(statOf(shell)?.name ?? '') ? [shell] : [shell, parentOf(shell)])
}

/** Preloaded into every process started by one of ours; its own children have another parent. */
if (process.env.EMMA_PARENT) follow(ancestorsUpTo(Number(process.env.EMMA_PARENT)))
delete process.env.EMMA_PARENT

/** When an ancestor exits (even by kill -9, which leaves it no time to notify), this process ends as if told to. */
function follow(ancestors) {
  const watch = setInterval(() => {
    if (ancestors.every((pid, index) => parentOf(ancestors[index - 1]) === pid)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** `node --watch` is between us and the process that started it. */
function ancestorsUpTo(last) {
  const chain = [process.ppid]
  while (chain.at(-1) !== last && chain.at(-1) > 1) chain.push(parentOf(chain.at(-1)) ?? 0)
  return chain.at(-1) === last ? chain : [last]
}

function parentOf(pid) {
  return pid === undefined ? process.ppid : statOf(pid)?.parent
}

function statOf(pid) {
  try {
    const [, name, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/^\d+ \((.*)\) \S (\d+)/s) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}
