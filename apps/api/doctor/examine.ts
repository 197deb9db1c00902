import { setTimeout as sleep } from 'node:timers/promises'
import { buildDeps } from '../src/build-deps.ts'
import type { Config } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'
import { quietLog } from '../src/log.ts'
import { examineKeys, examineStorage, examineWorker } from './data.ts'
import { examineDatabase, examineReplica } from './database.ts'
import { broken, type Finding, reasonOf } from './finding.ts'
import { examineAddress, examineDisk, examineMode, examineSigning, examineWeb } from './machine.ts'
import { phrases } from './phrases.ts'
import {
  examineCalls,
  examineCep,
  examineMail,
  examinePayments,
  examineRedis,
  examineSms,
} from './services.ts'
import { examineTraces } from './traces.ts'

const PATIENCE_MS = 15_000

type Examination = () => readonly Finding[] | Promise<readonly Finding[]>

/** An examination that hangs or fails unexpectedly is a finding too. */
const inTime = async (name: string, examination: Examination): Promise<readonly Finding[]> => {
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => [broken(phrases.tooLong(name))])
  const found = Promise.resolve()
    .then(examination)
    .catch((error: unknown) => [broken(`${name}: ${reasonOf(error)}`)])
  return Promise.race([found, late])
}

const ofData = (deps: Deps): readonly (readonly [string, Examination])[] => [
  ['MASTER_KEYS', () => examineKeys(deps)],
  ['ROLE=worker', () => examineWorker(deps)],
]

const ofTheRest = (deps: Deps, config: Config): readonly (readonly [string, Examination])[] => [
  ['DATABASE_READ_URL', () => examineReplica(config)],
  [phrases.storage.name, () => examineStorage(deps)],
  ['DATA_DIR', () => examineDisk(config)],
  ['WEB_DIST', () => examineWeb(config)],
  [phrases.mail.name, () => examineMail(config)],
  [phrases.smsName, () => examineSms(config)],
  [phrases.payments.name, () => examinePayments(deps)],
  [phrases.cep.name, () => examineCep(deps)],
  [phrases.turn.name, () => examineCalls(config)],
  [phrases.redis.name, () => examineRedis(config)],
  [phrases.traces.name, () => examineTraces(config)],
  [phrases.certificate.name, () => examineAddress(config)],
  ['SIGNATURE_P12', () => examineSigning(config)],
  ['NODE_ENV', () => examineMode(config)],
]

/** Examines everything an installation needs; changes nothing but a file that it writes and deletes. */
export const examineAll = async (config: Config): Promise<readonly Finding[]> => {
  const { deps, close } = buildDeps(config, quietLog())
  try {
    const database = await examineDatabase(config)
    const rest = [...(database.isReadable ? ofData(deps) : []), ...ofTheRest(deps, config)]
    const found = await Promise.all(rest.map(([name, examination]) => inTime(name, examination)))
    return [...database.findings, ...found.flat()]
  } finally {
    await close()
  }
}
