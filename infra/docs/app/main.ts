/* Every page is whole without this: it adds the search, tabs for languages, buttons that copy, and forms that send requests. */
import { addCopyButtons } from './copy.ts';
import { showCurrentPage } from './current-page.ts';
import { addSearch } from './search.ts';
import { addTabs } from './tabs.ts';
import { addTryIt } from './try-it/open.ts';

addSearch();
addTabs();
addTryIt();
addCopyButtons();
showCurrentPage();
