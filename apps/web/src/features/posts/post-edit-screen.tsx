import type { Post } from '@emma/contracts/posts'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import classes from './editor.module.css'
import { PostCover } from './post-cover.tsx'
import { PostFields } from './post-form.tsx'
import { PostState } from './post-state.tsx'
import { postQuery } from './posts.queries.ts'
import { usePostEditing } from './use-post-editing.ts'

const Preview = lazyPart(() => import('./post-preview.tsx'))

const Editor = ({ post }: { post: Post }) => {
  const { t } = useTranslation('postEditor')
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { form, save, remove, isSending } = usePostEditing(post)
  return (
    <>
      <PageHeader
        title={post.title}
        subtitle={<PostState post={post} />}
        back={<TextLink to="/admin/posts">{t('back')}</TextLink>}
        actions={
          <>
            <Button variant="subtle" color="coral" onClick={() => void remove()}>
              {t('remove.open')}
            </Button>
            <Button variant="default" onClick={() => setIsPreviewed(true)}>
              {t('preview.open')}
            </Button>
          </>
        }
      />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(post.draft)
        }}
      >
        <PostFields form={form} />
        <PostCover post={post} />
        <Group justify="flex-end">
          <Button
            type={post.draft ? 'submit' : 'button'}
            variant="default"
            disabled={isSending}
            onClick={post.draft ? undefined : () => save(true)}
          >
            {t(post.draft ? 'keep' : 'unpublish')}
          </Button>
          <Button
            type={post.draft ? 'button' : 'submit'}
            loading={isSending}
            onClick={post.draft ? () => save(false) : undefined}
          >
            {t(post.draft ? 'publish' : 'save')}
          </Button>
        </Group>
      </form>
      <Suspense fallback={null}>
        {isPreviewed && (
          <Preview words={form.values} cover={post.cover} onClose={() => setIsPreviewed(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Edits, publishes or unpublishes a post. */
export default function PostEditScreen() {
  const { t } = useTranslation('postEditor')
  const { id } = useParams({ from: '/admin/posts/edit/$id' })
  const query = useQuery({ ...postQuery(id), refetchOnWindowFocus: false })
  if (isProblem(query.error, 'not_found') || isProblem(query.error, 'malformed')) {
    return (
      <EmptyState
        picture="papers"
        alone
        title={t('missing')}
        detail={t('missingDetail')}
        action={<LinkButton to="/admin/posts">{t('back')}</LinkButton>}
      />
    )
  }
  return (
    <QueryView alone query={query} skeleton={<LoadingLines shape="block" count={3} />}>
      {(post) => <Editor key={post.id} post={post} />}
    </QueryView>
  )
}
