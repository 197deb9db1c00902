export { OwnNotesPanel } from './own-notes-panel.tsx'
