import { pageForm } from '@emma/contracts/pages'
import { slugOf } from '@emma/domain/pages'
import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { useDraftedForm } from '../../lib/forms/use-drafted-form.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { toast } from '../../ui/toast/toast.ts'
import classes from './editor.module.css'
import { createMutation, editorKey } from './editor.queries.ts'

const initialValues = { title: '', slug: '', content: '' }

const useNewPage = () => {
  const { t } = useTranslation('pageEditor')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { form, forget } = useDraftedForm('new-page', {
    initialValues,
    validate: ({ title, content }) => schemaErrors(pageForm, { title, content }),
  })
  const free = useLeaveGuard(() => form.isDirty())
  const creating = useMutation({
    ...createMutation,
    onSuccess: async ({ slug, version }) => {
      free()
      forget()
      toast.success(t(version === 0 ? 'create.kept' : 'create.published'))
      await client.invalidateQueries({ queryKey: editorKey })
      await navigate({ to: '/admin/page/$slug', params: { slug } })
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      if (isProblem(error, 'slug_taken')) wrong.slug = problemText(error).detail
      if (Object.keys(wrong).length > 0) form.setErrors(wrong)
      else toast.problem(error)
    },
  })
  const send = (draft: boolean) =>
    form.onSubmit(({ title, slug, content }) =>
      creating.mutate({ title, content, draft, ...(slug.trim() && { slug: slug.trim() }) }),
    )()
  return { form, send, isSending: creating.isPending }
}

/** Creates a page with its own address. */
export default function PageCreateScreen() {
  const { t } = useTranslation('pageEditor')
  const { form, send, isSending } = useNewPage()
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.subtitle')}
        back={<TextLink to="/admin/pages/list">{t('back')}</TextLink>}
      />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          send(true)
        }}
        noValidate
      >
        <TextInput label={t('form.title')} maxLength={160} {...form.getInputProps('title')} />
        <TextInput
          label={t('create.address')}
          description={t('create.addressHint', { slug: slugOf(form.values.title) || '…' })}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('slug')}
        />
        <RichTextField
          label={t('form.content')}
          initial={form.values.content}
          error={form.errors.content}
          onChange={(content) => form.setFieldValue('content', content)}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={isSending}>
            {t('create.keep')}
          </Button>
          <Button loading={isSending} onClick={() => send(false)}>
            {t('create.publish')}
          </Button>
        </Group>
      </form>
    </>
  )
}
