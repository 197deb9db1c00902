export { LatestPosts } from './posts.lazy.tsx'
