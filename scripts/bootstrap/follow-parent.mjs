/**
 * Preloaded into every process that another one of ours starts: when that one is gone (even by kill -9, which
 * leaves it no moment to tell anybody), this one ends as if it had been told to.
 */
const parent = Number(process.env.EMMA_PARENT)
if (parent) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
