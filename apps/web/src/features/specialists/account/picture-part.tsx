import { useQueryClient } from '@tanstack/react-query'
import { session } from '../../../lib/api/api.ts'
import { AvatarField } from '../../../ui/upload/avatar-field.tsx'
import { keepProfile, removePicture, sendFiles } from './account.queries.ts'
import type { PartProps } from './group-form.tsx'

/** The picture shown to patients. */
export default function PicturePart({ profile }: PartProps) {
  const client = useQueryClient()
  return (
    <AvatarField
      name={profile.personalData.fullName}
      src={profile.avatar}
      save={async (file, watch) => {
        const saved = await (file ? sendFiles(undefined, { avatar: file }, watch) : removePicture())
        keepProfile(client, saved)
        void session.start()
      }}
    />
  )
}
