"""Mea Culpa in words and pictures: scene, prompts, chronicle, rulebook and notation."""
