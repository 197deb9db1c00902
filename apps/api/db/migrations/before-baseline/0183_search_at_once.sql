-- An import writes ten thousand rows at once; without this they would stay in the indexes' waiting lists, which every
-- search reads from end to end.
ALTER INDEX cids_beginnings SET (fastupdate = off);
ALTER INDEX cids_alike SET (fastupdate = off);
ALTER INDEX medicines_beginnings SET (fastupdate = off);
ALTER INDEX medicines_alike SET (fastupdate = off);
SELECT gin_clean_pending_list(name::regclass) FROM unnest(ARRAY['cids_beginnings', 'cids_alike', 'medicines_beginnings',
  'medicines_alike']) AS name;

-- One or two letters: texts that begin so.
CREATE INDEX cids_start ON cids (folded text_pattern_ops);
CREATE INDEX medicines_start ON medicines (folded text_pattern_ops);
