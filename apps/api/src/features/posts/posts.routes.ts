import * as posts from '@emma/contracts/posts'
import type { Mount } from '../../http/mount.ts'
import { changePostCover } from './change-cover.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { listPosts } from './list-posts.ts'
import { readPost } from './read-post.ts'
import { restorePost } from './restore-post.ts'
import { updatePost } from './update-post.ts'

export const postsRoutes = (mount: Mount): void => {
  mount(posts.listPosts, listPosts)
  mount(posts.readPost, readPost)
  mount(posts.createPost, createPost)
  mount(posts.updatePost, updatePost)
  mount(posts.changePostCover, changePostCover)
  mount(posts.deletePost, deletePost)
  mount(posts.restorePost, restorePost)
}
