import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br'
import type { Question } from './password-judge.ts'

// The thread that rates passwords. See `password-judge.ts`.

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...portuguese },
  graphs: adjacencyGraphs,
})

parentPort?.on('message', ({ id, password, personal }: Question) => {
  const { score } = estimator.check(password, [...personal])
  parentPort?.postMessage({ id, score })
})
