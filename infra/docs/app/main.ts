/* Every page is whole without this: it adds the search, tabs for languages, and buttons that copy. */
import { addCopyButtons } from './copy.ts';
import { showCurrentPage } from './current-page.ts';
import { addTabs } from './tabs.ts';

addTabs();
addCopyButtons();
showCurrentPage();
