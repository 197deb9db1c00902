import type { Post } from '@emma/contracts/posts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PostFacts } from './post-facts.tsx'
import classes from './posts.module.css'
import { postsQuery } from './posts.queries.ts'

const Card = ({ post }: { post: Post }) => (
  <li>
    <article className={classes.card}>
      {post.cover ? (
        <img src={post.cover} alt="" width={1200} height={630} loading="lazy" decoding="async" />
      ) : (
        <span className={classes.plain} />
      )}
      <div>
        <h3>
          <Link to="/customer/post/$id" params={{ id: post.id }}>
            {post.title}
          </Link>
        </h3>
        {post.summary && <p>{post.summary}</p>}
        <small>
          <PostFacts post={post} />
        </small>
      </div>
    </article>
  </li>
)

/** The latest posts as cards, and a link to older ones. */
export default function PostCards() {
  const { t } = useTranslation('posts')
  const query = useInfiniteQuery(postsQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <section className={classes.section} aria-labelledby="posts-title">
      <h2 id="posts-title">{t('title')}</h2>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={3} />}
        isEmpty={({ pages }) => pages[0]?.data.length === 0}
        empty={<p className={layout.quiet}>{t('none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className={classes.cards}>
              {pages
                .flatMap(({ data }) => data)
                .map((post) => (
                  <Card key={post.id} post={post} />
                ))}
            </ul>
            {hasNextPage && (
              <Button
                className={classes.more}
                variant="light"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
