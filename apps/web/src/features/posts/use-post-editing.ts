import type { Post } from '@emma/contracts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../lib/api/problem.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { deletePostMutation, postsKey, restorePostMutation, updatePostMutation } from './editor.queries.ts'
import { usePostForm } from './post-form.tsx'
import { postQuery } from './posts.queries.ts'

const doneKey = (was: boolean, is: boolean) => {
  if (was) return is ? 'kept' : 'published'
  return is ? 'unpublished' : 'saved'
}

/** Actions on an existing post. */
export const usePostEditing = (post: Post) => {
  const { t } = useTranslation('postEditor')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { form, forget, free } = usePostForm(post.id, post)
  const saving = useMutation({
    ...updatePostMutation,
    onSuccess: async (now, sent) => {
      form.resetDirty({ title: sent.title ?? '', summary: sent.summary ?? '', content: sent.content ?? '' })
      forget()
      client.setQueryData(postQuery(post.id).queryKey, now)
      toast.success(t(`done.${doneKey(post.draft, now.draft)}`))
      await client.invalidateQueries({ queryKey: postsKey })
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      if (Object.keys(wrong).length > 0) form.setErrors(wrong)
      else toast.problem(error)
    },
  })
  // May be pressed long after this screen is gone: what follows belongs to the mutation, not to a component.
  const restoring = useMutation({
    ...restorePostMutation,
    onSuccess: async () => {
      toast.success(t('done.restored'))
      await client.invalidateQueries({ queryKey: postsKey })
    },
    onError: toast.problem,
  })
  const removing = useMutation({
    ...deletePostMutation,
    onSuccess: async () => {
      free()
      forget()
      toast.undoable(t('done.removed'), t('remove.undo'), () => restoring.mutate(post.id))
      await navigate({ to: '/admin/posts' })
      await client.invalidateQueries({ queryKey: postsKey })
    },
    onError: toast.problem,
  })
  return {
    form,
    isSending: saving.isPending,
    /** Saves the text; as a draft, or visible to patients. */
    save: (draft: boolean) => form.onSubmit((words) => saving.mutate({ id: post.id, ...words, draft }))(),
    remove: async () => {
      const yes = await ask({
        title: t('remove.title', { title: post.title }),
        detail: t('remove.detail'),
        confirm: t('remove.confirm'),
        destructive: true,
      })
      if (yes) removing.mutate(post.id)
    },
  }
}
