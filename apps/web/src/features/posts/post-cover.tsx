import type { Post } from '@emma/contracts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Watch } from '../../lib/api/upload.ts'
import { toast } from '../../ui/toast/toast.ts'
import { pictures } from '../../ui/upload/file-check.ts'
import { UploadField } from '../../ui/upload/upload-field.tsx'
import classes from './editor.module.css'
import { postsKey, sendCover, updatePostMutation } from './editor.queries.ts'

const maxBytes = 5 * 1024 * 1024

/** A post's picture: changed and removed separately from its text. */
export const PostCover = ({ post: { id, cover } }: { post: Post }) => {
  const { t } = useTranslation('postEditor')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: postsKey })
  const removing = useMutation({
    ...updatePostMutation,
    onSuccess: async () => {
      toast.success(t('done.noCover'))
      await refresh()
    },
    onError: toast.problem,
  })
  const save = async (file: File, watch: Watch) => {
    await sendCover(id, file, watch)
    toast.success(t('done.cover'))
    await refresh()
  }
  return (
    <>
      {cover && <img src={cover} alt="" className={classes.cover} width={1200} height={630} />}
      <UploadField
        label={t('form.cover')}
        description={t('form.coverHint')}
        kinds={pictures}
        maxBytes={maxBytes}
        kept={cover ? { name: t('form.cover') } : null}
        save={save}
        onRemove={() => removing.mutate({ id, cover: null })}
      />
    </>
  )
}
