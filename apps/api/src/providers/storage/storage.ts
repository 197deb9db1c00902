import type { Config } from '../../config.ts'
import { phrases } from '../../phrases.ts'
import { createDiskStorage } from './disk.ts'
import type { StoragePort } from './port.ts'
import { createS3Storage } from './s3.ts'

type Place = Config['STORAGE']

/** The configured storage of one kind; `move-files` opens both. @throws Error without a bucket's name */
export const openStorage = (place: Place, config: Config): StoragePort => {
  if (place === 'disk') return createDiskStorage({ folder: config.DATA_DIR })
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (bucket === undefined) throw new Error(phrases.settingMissing('S3_BUCKET'))
  return createS3Storage({
    bucket,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    pathStyle: config.S3_PATH_STYLE,
    ...(accessKeyId !== undefined && secretAccessKey !== undefined
      ? { keys: { accessKeyId, secretAccessKey } }
      : {}),
  })
}
