/** Offers a picture to other applications where the device can, and saves it as a file otherwise. */
export const sharePicture = async (picture: Blob, name: string): Promise<void> => {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // The player thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
};

/** Browsers read the file after the click. */
const SAVED_MS = 10_000;
