import { isOwnImage, isSafeLink } from '@emma/domain/html'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Only pictures uploaded here; other pasted pictures are dropped. */
const OwnImage = Image.extend({
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isOwnImage(element.getAttribute('src') ?? '') ? null : false),
      },
    ]
  },
})

/** The editor's elements: those that a published text may have, and no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (url) => isSafeLink(url),
    HTMLAttributes: { target: null, rel: null },
  }),
  OwnImage,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
]
