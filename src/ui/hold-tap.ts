/**
 * A ref for what surrounds the panel of a dialog: a tap there is not also a click on what lies below (FRM-4).
 * Headless UI sees to it on phones. With the touch screen of a PC it closes the dialog one event earlier, and the
 * click that follows would fall on the page. The listener stays, as it is needed after the element is gone.
 */
export function holdTap(surround: HTMLElement | null) {
  surround?.addEventListener('touchend', (event) => {
    if (event.target === surround) event.preventDefault();
  });
}
