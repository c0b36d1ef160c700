/** How a kind of thing is found by its name. Its pointer row has the form of the name in which names are compared. */
interface TextIndex {
  form(text: string): string;
  /** The form of the pointers that earlier versions wrote, which stay until the name is saved again. */
  formerForm(text: string): string;
  idAt(form: string): Promise<string | undefined>;
  nameOf(id: string): Promise<string | undefined>;
}

/** The id of the thing with this name whose pointer has the former form; `undefined` without one. */
export const findFormer = async (index: TextIndex, text: string): Promise<string | undefined> => {
  const [form, former] = [index.form(text), index.formerForm(text)];
  const id = former === form ? undefined : await index.idAt(former);
  const name = id === undefined ? undefined : await index.nameOf(id);
  return name !== undefined && index.form(name) === form ? id : undefined;
};

/** The id of the thing with this name. */
export const findByText = async (index: TextIndex, text: string): Promise<string | undefined> =>
  (await index.idAt(index.form(text))) ?? findFormer(index, text);
