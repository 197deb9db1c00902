export { LatestPosts } from './posts-door.tsx'
