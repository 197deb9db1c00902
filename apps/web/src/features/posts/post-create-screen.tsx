import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../lib/api/problem.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { pictures } from '../../ui/upload/file-check.ts'
import { UploadField } from '../../ui/upload/upload-field.tsx'
import classes from './editor.module.css'
import { createPostMutation, postsKey, sendCover } from './editor.queries.ts'
import { PostFields, usePostForm } from './post-form.tsx'

const maxBytes = 5 * 1024 * 1024
const nothing = { title: '', summary: '', content: '' }
const unwatched = { onProgress: () => {}, signal: new AbortController().signal }

const useNewPost = () => {
  const { t } = useTranslation('postEditor')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { form, forget, free } = usePostForm('new', nothing)
  const [cover, setCover] = useState<File>()
  const creating = useMutation({
    ...createPostMutation,
    onSuccess: async ({ id, draft }) => {
      free()
      forget()
      toast.success(t(draft ? 'done.kept' : 'done.published'))
      // The post is saved even if its picture fails: that is uploaded again on the next screen.
      if (cover) await sendCover(id, cover, unwatched).catch(toast.problem)
      await client.invalidateQueries({ queryKey: postsKey })
      await navigate({ to: '/admin/posts/edit/$id', params: { id } })
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      if (Object.keys(wrong).length > 0) form.setErrors(wrong)
      else toast.problem(error)
    },
  })
  const send = (draft: boolean) => form.onSubmit((words) => creating.mutate({ ...words, draft }))()
  return { form, cover, setCover, send, isSending: creating.isPending }
}

/** A new post, saved as a draft or published at once. */
export default function PostCreateScreen() {
  const { t } = useTranslation('postEditor')
  const { form, cover, setCover, send, isSending } = useNewPost()
  return (
    <>
      <PageHeader title={t('create.title')} back={<TextLink to="/admin/posts">{t('back')}</TextLink>} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(true)
        }}
      >
        <PostFields form={form} />
        <UploadField
          label={t('form.cover')}
          description={t('form.coverHint')}
          kinds={pictures}
          maxBytes={maxBytes}
          kept={cover ?? null}
          save={(file) => {
            setCover(file)
            return undefined
          }}
          onRemove={() => setCover(undefined)}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={isSending}>
            {t('keep')}
          </Button>
          <Button loading={isSending} onClick={() => send(false)}>
            {t('publish')}
          </Button>
        </Group>
      </form>
    </>
  )
}
