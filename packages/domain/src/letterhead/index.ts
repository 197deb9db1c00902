export { type ColourRefusal, checkPaperColour, PAPER_COLOUR } from './head-colour.ts'
