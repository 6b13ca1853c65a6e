-- A page may show the pages below it as tabs instead of as a submenu.

alter table page add column has_tab_navigation boolean not null default false;
