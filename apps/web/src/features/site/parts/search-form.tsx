import { useVoice } from '../voice/voice.ts'
import { SearchIcon } from './icons.tsx'

/** Works as a plain form; with scripts, it suggests while typing. */
export const SearchForm = () => {
  const { site, to } = useVoice()
  const t = site.home.search
  return (
    <search aria-label={t.label}>
      <form className="s-search" action={to('/buscar')} method="get">
        <label className="s-search-what">
          <span>{t.what}</span>
          <input
            name="q"
            type="search"
            placeholder={t.hint}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            data-suggest={t.suggestions}
          />
        </label>
        <label className="s-search-where">
          <span>{t.where}</span>
          <select name="modo" defaultValue="">
            <option value="">{t.any}</option>
            <option value="video">{t.video}</option>
            <option value="presencial">{t.place}</option>
          </select>
        </label>
        <button className="s-button" type="submit">
          <SearchIcon />
          {t.go}
        </button>
      </form>
    </search>
  )
}
