export { OwnNotesPanel } from './own-notes-panel.lazy.ts'
