/**
 * SQL: the names of all places within a page or an entry that a link can name, of modules and of entries of their lists, a text[] in alphabetical order. Those of the draft,
 * because that is what an editor sees; both arguments are SQL, such as a column.
 */
export function anchorsOf(contentType: string, objectId: string): string {
  return `array(
    with recursive part as (
      select module.id, module.props from module
      where module.content_type = ${contentType} and module.object_id = ${objectId} and module.parent_id is null
        and module.deleted_at is null
      union all
      select module.id, module.props from module join part on module.parent_id = part.id where module.deleted_at is null
    )
    select distinct name from (
      select props->>'anchor' as name from part
      union all select jsonb_path_query(props, '$.*[*].own_anchor') #>> '{}' from part
    ) as names where name <> '' order by 1)`;
}
