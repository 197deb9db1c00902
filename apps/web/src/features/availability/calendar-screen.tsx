export { default } from '../../ui/coming-screen.tsx'
