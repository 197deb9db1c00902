import { access, readdir, readFile, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { connect } from 'node:tls'
import { DAY } from '@emma/domain/interval'
import type { Config } from '../src/config.ts'
import { webRootOf } from '../src/http/web/web-root.ts'
import { readP12 } from '../src/providers/signatures/p12-file.ts'
import { broken, type Finding, reasonOf, warning, well } from './finding.ts'
import { phrases } from './phrases.ts'

const GIGABYTE = 1024 ** 3
const LOW_PERCENT = 10
const SOON_DAYS = 21
const daysUntil = (end: Date): number => Math.floor((end.getTime() - Date.now()) / DAY)

/** Free space for files and, in a demo, the database. */
export const examineDisk = async ({ DATA_DIR }: Config): Promise<readonly Finding[]> => {
  const { bavail, blocks, bsize } = await statfs(DATA_DIR)
  const percent = Math.round((bavail / blocks) * 100)
  const gigabytes = ((bavail * bsize) / GIGABYTE).toFixed(1).replace('.', ',')
  const isLow = percent < LOW_PERCENT || bavail * bsize < GIGABYTE
  return [isLow ? broken(phrases.disk.low(gigabytes, percent)) : well(phrases.disk.well(gigabytes, percent))]
}

export const examineWeb = async (config: Config): Promise<readonly Finding[]> =>
  access(join(webRootOf(config), 'index.html')).then(
    () => [well(phrases.web.well)],
    () => [broken(phrases.web.missing)],
  )

/** Settings that would be careless with real patients. */
export const examineMode = (config: Config): readonly Finding[] => {
  const says = phrases.production
  if (config.NODE_ENV !== 'production' || config.SEED !== 'none') return [warning(says.demo)]
  return [
    well(says.well),
    ...(config.secondFactorRequired ? [] : [warning(says.noSecondFactor)]),
    ...(config.LOGIN_LIMITS ? [] : [broken(says.noLimits)]),
  ]
}

const certificateEnd = (host: string, port: number): Promise<Date> =>
  new Promise((resolve, reject) => {
    // A certificate that browsers refuse is examined too: the finding is about it.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: 5000 }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
  })

const judgeEnd = (
  end: Date,
  says: { well: (days: number) => string; soon: (days: number) => string; over: () => string },
): Finding => {
  const days = daysUntil(end)
  if (days < 0) return broken(says.over())
  return days < SOON_DAYS ? warning(says.soon(days)) : well(says.well(days))
}

/** The public address: https, with a certificate that is not about to expire. */
export const examineAddress = async ({ publicUrl, NODE_ENV }: Config): Promise<readonly Finding[]> => {
  const { protocol, hostname, port } = new URL(publicUrl)
  const says = phrases.certificate
  if (protocol !== 'https:') return NODE_ENV === 'production' ? [broken(says.plain(publicUrl))] : []
  try {
    const end = await certificateEnd(hostname, Number(port || 443))
    return [
      judgeEnd(end, {
        well: (days) => says.well(hostname, days),
        soon: (days) => says.soon(hostname, days),
        over: () => says.over(hostname),
      }),
    ]
  } catch (error) {
    return [broken(says.broken(hostname, reasonOf(error)))]
  }
}

const examineP12 = async (path: string, password: string): Promise<Finding> => {
  const name = basename(path)
  const says = phrases.signing
  try {
    const { certificate } = await readP12(await readFile(path), password)
    return judgeEnd(certificate.notAfter.value, {
      well: (days) => says.well(name, days),
      soon: (days) => says.soon(name, days),
      over: () => says.over(name),
    })
  } catch (error) {
    return broken(says.broken(name, reasonOf(error)))
  }
}

const examineFolder = async (folder: string): Promise<readonly Finding[]> => {
  const files = await readdir(folder).catch(() => [])
  const found = files.filter((file) => file.endsWith('.p12'))
  return Promise.all(
    found.map(async (file) => {
      const path = join(folder, file)
      const password = await readFile(path.replace(/\.p12$/, '.password'), 'utf8').catch(() => '')
      return examineP12(path, password.trim())
    }),
  )
}

/** The certificates that sign documents, and their expiry. */
export const examineSigning = async (config: Config): Promise<readonly Finding[]> => {
  const { SIGNATURE_P12: file, SIGNATURE_PASSWORD: password, SIGNATURE_FOLDER: folder } = config
  if (file === undefined && folder === undefined) return [warning(phrases.signing.none)]
  return [
    ...(file === undefined ? [] : [await examineP12(file, password)]),
    ...(folder === undefined ? [] : await examineFolder(folder)),
  ]
}
