export { type Act, keepAct } from './keep-act.ts'
