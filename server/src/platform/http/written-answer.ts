/** An answer that is kept word for word, with its status: it leaves as it is, the first time and at every repeat. */
export class WrittenAnswer {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    this.status = status;
    this.text = text;
  }
}
