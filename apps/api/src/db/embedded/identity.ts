import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrorCode, LaunchError } from './launch-error.ts'

/** The user PostgreSQL runs as when we are root, since it refuses to run as root. */
export interface Identity {
  uid: number
  gid: number
}

const preferredUsers = ['postgres', 'nobody']

/**
 * Undefined for an ordinary user: PostgreSQL then runs as that user. As root, the user who already owns the cluster,
 * else an account every machine has (initdb needs an entry in passwd, so a bare number would not do).
 */
export async function clusterIdentity(clusterDir: string): Promise<Identity | undefined> {
  const owner = await ownerOf(clusterDir)
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) throw new LaunchError('data_dir_other_user', clusterDir)
    return undefined
  }
  if (owner && owner.uid !== 0) return owner
  const identity = await unprivilegedAccount()
  if (owner) await chownTree(clusterDir, identity)
  return identity
}

async function ownerOf(dir: string): Promise<Identity | undefined> {
  try {
    const { uid, gid } = await stat(dir)
    return { uid, gid }
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function unprivilegedAccount(): Promise<Identity> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found =
    preferredUsers.map((name) => accounts.find((account) => account[0] === name)).find(Boolean) ??
    accounts.find((account) => Number(account[2]) > 0)
  if (!found) throw new LaunchError('database_did_not_start', 'no unprivileged account in /etc/passwd')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

async function chownTree(path: string, { uid, gid }: Identity): Promise<void> {
  await chown(path, uid, gid)
  for (const entry of await readdir(path, { recursive: true })) {
    const child = join(path, entry)
    if (!(await lstat(child)).isSymbolicLink()) await chown(child, uid, gid)
  }
}
