/** Scrolls the navigation, and not the page, to the link of the current page. */
export const showCurrentPage = (): void => {
  for (const link of document.querySelectorAll('nav [aria-current]')) {
    const box = link.closest('nav');
    if (!box) continue;
    const [here, frame] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += here.left + here.width / 2 - frame.left - frame.width / 2;
    if (here.bottom > Math.min(frame.bottom, innerHeight)) box.scrollTop += here.top - frame.top - frame.height / 3;
  }
};
