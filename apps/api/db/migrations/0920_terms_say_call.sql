-- The terms and the privacy policy of the installation, in the words that screens use; where an admin has not published
-- others. Nobody is asked again: no right and no duty changes.
INSERT INTO page_versions (page_id, version, title, content, text_hash, published_at, minor)
SELECT page_id, version + 1, title, words, sha256(convert_to(title || E'\n' || words, 'UTF8')), '2026-11-27T12:00:00Z', true
  FROM (
    SELECT v.*, replace(replace(replace(replace(v.content,
        'Se a ligação cair, ela pode', 'Se a chamada cair, ela pode'),
        'são guardados cifrados, com uma chave', 'são guardados criptografados, com uma chave'),
        'A conexão é cifrada,', 'A conexão é criptografada,'),
        'fica cifrado e sem ligação com o seu cadastro', 'fica criptografado e sem vínculo com o seu cadastro') AS words
      FROM pages p
      JOIN page_versions v ON v.page_id = p.id
     WHERE p.slug IN ('termo-condicoes', 'politica-privacidade')
       AND v.version = (SELECT max(o.version) FROM page_versions o WHERE o.page_id = v.page_id)
       AND v.published_by IS NULL
  ) AS latest
 WHERE words <> content;
