import type { Post } from '@emma/contracts/posts'
import { postForm } from '@emma/contracts/posts/forms'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { useDraftedForm } from '../../lib/forms/use-drafted-form.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'

export type PostWords = Pick<Post, 'title' | 'summary' | 'content'>

/** The texts of a post; they survive a reload of this tab until saved. */
export const usePostForm = (name: string, { title, summary, content }: PostWords) => {
  const { form, forget } = useDraftedForm<PostWords>(`post-${name}`, {
    initialValues: { title, summary, content },
    validate: (values) => schemaErrors(postForm, values),
  })
  const free = useLeaveGuard(() => form.isDirty())
  return { form, forget, free }
}

export type PostForm = ReturnType<typeof usePostForm>['form']

export const PostFields = ({ form }: { form: PostForm }) => {
  const { t } = useTranslation('postEditor')
  return (
    <>
      <TextInput label={t('form.title')} maxLength={160} {...form.getInputProps('title')} />
      <Textarea
        label={t('form.summary')}
        description={t('form.summaryHint')}
        maxLength={400}
        autosize
        minRows={2}
        {...form.getInputProps('summary')}
      />
      <RichTextField
        label={t('form.content')}
        description={t('form.draftKept')}
        initial={form.values.content}
        error={form.errors.content}
        onChange={(content) => form.setFieldValue('content', content)}
      />
    </>
  )
}
