import type { Post } from '@emma/contracts/posts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PageText } from '../pages/index.ts'
import { PostFacts } from './post-facts.tsx'
import classes from './posts.module.css'
import { postQuery } from './posts.queries.ts'

const Text = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  return (
    <article className={classes.post}>
      <PageHeader
        back={<TextLink to="/customer">{t('back')}</TextLink>}
        title={post.title}
        subtitle={<PostFacts post={post} />}
      />
      {post.cover && <img src={post.cover} alt="" width={1200} height={630} />}
      {post.summary && <p className={classes.summary}>{post.summary}</p>}
      <PageText html={post.content} />
    </article>
  )
}

/** A post, whole. */
export default function PostScreen() {
  const { t } = useTranslation('posts')
  const { id } = useParams({ from: '/customer/post/$id' })
  const query = useQuery(postQuery(id))
  if (isProblem(query.error, 'not_found') || isProblem(query.error, 'malformed')) {
    return (
      <EmptyState
        picture="papers"
        alone
        title={t('missing')}
        detail={t('missingDetail')}
        action={<LinkButton to="/customer">{t('home')}</LinkButton>}
      />
    )
  }
  return (
    <QueryView alone query={query} skeleton={<LoadingLines count={8} />}>
      {(post) => <Text post={post} />}
    </QueryView>
  )
}
